import { type Card, type GameId, games } from '#engine';
import { largePicture, PAGE_HEAD, smallPicture } from './picture.ts';

const row = (pictures: readonly string[], columns: number, gap: number): string =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},max-content);gap:${gap}px">${pictures.join('')}</div>`;

/** So many pixels of each card to be seen, the next one over the rest. */
const fan = (game: GameId, cards: readonly Card[], width: number, pitch: number): string =>
  `<div style="display:flex;margin-block:10px">${cards
    .map((card) => `<div style="width:${pitch}px">${smallPicture(game, card, width)}</div>`)
    .join('')}</div>`;

/** A whole pack as it is printed, with its back. */
export const packSheet = (game: GameId, title: string, columns: number): string => {
  const { pack } = games[game];
  const pictures = [...pack, null].map((card) => largePicture(game, card, 100));
  return `${PAGE_HEAD}<body style="padding:20px;width:max-content"><h1>${title}</h1>
<p style="margin:4px 0 16px">Drawings for this archive, no historical pattern. CC BY 4.0.</p>
${row(pictures, columns, 10)}</body>`;
};

/** Both packs at 40 pixels, and hands of 21 as on a page 390 pixels wide. */
export const smallSheet = (): string => {
  const { droggn, dobbm } = games;
  const trumps = droggn.pack.filter((card) => droggn.suitOf(card) === 'T');
  const mixed = droggn.pack.filter((_, index) => index % 3 === 0).slice(0, 21);
  const all = (game: GameId): readonly string[] =>
    games[game].pack.map((card) => smallPicture(game, card, 40));
  return `${PAGE_HEAD}<body style="padding:20px;width:max-content"><h1>Small cards</h1>
<h2>Droggn, 40 pixels</h2>${row(all('droggn'), 22, 4)}
<h2>Dobbm, 40 pixels</h2>${row(all('dobbm'), 22, 4)}
<h2>Twenty-one cards in a row on a page 390 pixels wide</h2>
<div style="width:350px">${fan('droggn', trumps, 40, 15.5)}${fan('droggn', mixed, 40, 15.5)}</div>
<h2>As in the stepper</h2>
<div style="width:350px">${fan('droggn', mixed.slice(0, 13), 40, 24.5)}${fan('dobbm', dobbm.pack.slice(14, 26), 40, 24.5)}</div>
</body>`;
};
