import { Feed } from 'feed';
import { changeHref, localePath } from '#archive/addresses.ts';
import { archiveName } from '#archive/citing/citable.ts';
import { type Revision, revisionsOf } from '#archive/editions.ts';
import { citingWords, type Locale } from '#words';
import { library } from './archive.ts';
import { absolute } from './hosts.ts';
import { LICENCE } from './licence.ts';
import type { Place } from './place.ts';
import { plainText } from './plain.ts';

const place = (locale: Locale): Place => ({
  site: locale,
  text: locale,
  file: 'content/changelog.yaml',
  early: new Set(),
});

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** The rules that a change names; a whole ledger by its number. */
const rulesNamed = ({ change, rules }: Revision, locale: Locale): string => {
  const [first] = rules;
  if (change.ledger && first) {
    const game = first.game === 'droggn' ? 'Droggn' : 'Dobbm';
    return citingWords[locale].wholeLedger(game, `${rules.length}`);
  }
  return rules.map(({ id }) => id).join(', ');
};

/** The changes to the rules, newest first, as a feed in Atom. */
export const feedOf = (locale: Locale): string => {
  const words = citingWords[locale];
  const { archive } = library();
  const revisions = revisionsOf(archive);
  const name = archiveName(locale);
  const home = absolute(localePath('/', locale));
  const feed = new Feed({
    id: absolute(localePath('/changelog/', locale)),
    title: `${name}: ${words.changelog}`,
    description: words.changelogLede,
    link: absolute(localePath('/changelog/', locale)),
    language: locale,
    copyright: LICENCE,
    author: { name, link: home },
    ...(revisions[0] && { updated: midnight(revisions[0].edition.date) }),
    feedLinks: { atom: absolute(localePath('/changelog/feed.xml', locale)) },
    generator: false,
  });
  for (const revision of revisions) {
    const { change, edition } = revision;
    const rules = rulesNamed(revision, locale);
    const address = absolute(changeHref(change.id, locale));
    feed.addItem({
      id: address,
      link: address,
      title: `${words.changeKinds[change.kind]}: ${rules}`,
      description: `${plainText(change.what, place(locale))} (${words.editionNumber(edition.id)})`,
      date: midnight(change.date),
    });
  }
  return feed.atom1();
};
