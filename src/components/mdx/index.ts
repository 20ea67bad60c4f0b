/**
 * Everything that a page of content/pages may use. A page imports nothing; each component checks
 * what it is given and stops the build with file and reason. The widgets, `Hand` and `Count`, stand in
 * `widgets.ts`, `Compare` and `QuickCard` in `columns.ts`, `FamilyTree` in `figureParts.ts`, so that a
 * page without them does not carry their styles.
 *
 *     <Rule id="droggn/play/follow-suit" />              a rule of the ledger, with its evidence
 *     <Rules ids="droggn/play/led droggn/play/won" />    several rules
 *     <Rules chapter="droggn/play" />                    all rules of a chapter
 *     <RuleLink id="droggn/play/follow-suit">…</RuleLink>
 *     <RuleMark id="droggn/play/follow-suit" />          its number, for tables and cards
 *     <Cite id="mcleod-droggn" at="Bidding" />           author and year, linked
 *     <CiteMark id="mcleod-droggn" at="Bidding" />       the same as a letter, in a Compare
 *     <Compare label="…">| … |</Compare>                 games side by side, a source for every cell
 *     <Term id="talon">stock</Term>                      a word of the glossary
 *     <Person id="rudolf-leitgeb">…</Person>
 *     <Bar>i sog on</Bar>                                the dialect of the valley
 *     <Card code="HK" />  <Cards codes="HK HJ H3" />     drawn cards with their names
 *     <Fig pile="HK HJ H3">6</Fig>                       a figure that the engine checks; see fig.ts
 *     <Hand id="droggn/solo-forty" at="t4.2" />          a hand to step through
 *     <HandLink id="droggn/solo-forty" at="t4.2">…</HandLink>
 *     <Count pile="HK HJ H3" />                          the triplet counter
 *     <Aside>…</Aside>                                   a note in the margin
 *     <Disputed rule="droggn/scoring/threshold">…</Disputed>
 *     <Unknown id="equal-bid">…</Unknown>                a link to what is not known
 *     <QuickCard>## … lists, tables</QuickCard>          a game on one page, to be printed
 *     <AtAGlance game="droggn" />
 *     <Figure src="…" alt="…" credit="…">caption</Figure>
 *     <Contact />                                        how to write to the archive
 *     <FamilyTree />                                     the relatives, drawn and in words
 *     <Contents game="droggn" />                         the chapters of a rulebook
 */
import RuleMark from '../site/RuleMark.astro';
import Aside from './Aside.astro';
import AtAGlance from './AtAGlance.astro';
import Bar from './Bar.astro';
import Card from './Card.astro';
import Cards from './Cards.astro';
import Cite from './Cite.astro';
import Contact from './Contact.astro';
import Contents from './Contents.astro';
import Disputed from './Disputed.astro';
import Fig from './Fig.astro';
import Figure from './Figure.astro';
import HandLink from './HandLink.astro';
import Link from './Link.astro';
import Person from './Person.astro';
import Rule from './Rule.astro';
import RuleLink from './RuleLink.astro';
import Rules from './Rules.astro';
import Table from './Table.astro';
import Term from './Term.astro';
import Unknown from './Unknown.astro';

export const mdxComponents = {
  a: Link,
  table: Table,
  Aside,
  AtAGlance,
  Bar,
  Card,
  Cards,
  Cite,
  Contact,
  Contents,
  Disputed,
  Fig,
  Figure,
  HandLink,
  Note: Aside,
  Person,
  Question: Unknown,
  Rule,
  RuleLink,
  RuleMark,
  Rules,
  Step: HandLink,
  Term,
  Unknown,
};
