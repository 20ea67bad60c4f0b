import type { Lexicon, LexiconEntry } from '#search/lexicon.ts';
import { prepareLexicon } from '#search/lookup.ts';

const term = (slug: string, title: string, forms: string, game?: string): LexiconEntry => ({
  kind: 'term',
  url: `/glossary/#${slug}`,
  title,
  ...(forms === '' ? {} : { forms: forms.split(', ') }),
  ...(game === undefined ? {} : { game }),
});

const rule = (id: string, number: string, title: string): LexiconEntry => {
  const [game = '', chapter = '', slug = ''] = id.split('/');
  return {
    kind: 'rule',
    url: `/${game}/${chapter}/#${slug}`,
    title,
    game,
    id,
    number,
  };
};

/** A dozen entries as they stand in the archive, enough to see one win over another. */
export const sampleLexicon: Lexicon = {
  entries: [
    term('skues', 'Sküs', 'Skis, excuse'),
    {
      ...term('gstiess', 'der Gstieß', 'Gstiess, Stieß, Sküs, Skis, Excuse, Fool, Narr', 'droggn'),
      written: [['der Gstieß', '/sources/mcleod-droggn/']],
      rules: ['droggn/play/follow-suit'],
    },
    { kind: 'source', url: '/sources/mcleod-droggn/', title: 'McLeod 1998' },
    term('pagat', 'der Pagat', 'dar Kloane, der Kleine', 'droggn'),
    term('pagat-ultimo', 'Pagat Ultimo', '', 'droggn'),
    term('ultimo', 'Ultimo', 'last', 'droggn'),
    term('schwocher', 'an Schwochn', 'Schwacher, einen Schwachen', 'droggn'),
    term('retour', 'Retour', 'return', 'droggn'),
    term('droggn', 'Droggn', 'tarockieren', 'droggn'),
    term('grosstarock', 'Großtarock', 'Grosstarock'),
    term('dobbm', 'Dobbm', 'Tappen', 'dobbm'),
    term('triplet', 'triplet', 'Dreierzählung, trío', 'droggn'),
    rule('droggn/play/follow-suit', '7.3', 'Follow suit'),
    rule('droggn/play/must-trump', '7.4', 'Trump when void'),
    rule('droggn/exchange/one-king', '5.8', 'One king may be discarded'),
    rule('droggn/announcing/retour', '6.12', 'Retour'),
    rule('dobbm/play/follow-suit', '7.3', 'Follow suit'),
  ],
  complete: true,
};

export const sample = prepareLexicon(sampleLexicon);
