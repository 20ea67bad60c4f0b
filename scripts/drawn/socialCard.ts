import type { Card, GameId } from '#engine';
import { largePicture, PAGE_HEAD } from './picture.ts';

/** The hand that one is dealt who meets the archive elsewhere. */
const HAND: readonly (readonly [GameId, Card])[] = [
  ['droggn', 'G'],
  ['droggn', 'T21'],
  ['droggn', 'T9'],
  ['droggn', 'HK'],
  ['dobbm', 'LU'],
  ['droggn', 'T1'],
];

const lay = ([game, card]: readonly [GameId, Card], place: number): string => {
  const lean = -22 + place * 8.6;
  return `<div style="position:absolute;left:776px;top:166px;transform-origin:50% 150%;transform:rotate(${lean}deg)">${largePicture(game, card, 204)}</div>`;
};

/** The picture that goes along with a link to the site: 1200 × 630. */
export const socialCard = (): string => `${PAGE_HEAD}
<body style="width:1200px;height:630px;overflow:hidden;position:relative">
<div style="position:absolute;left:70px;top:112px;width:470px">
<h1 style="font-size:84px;line-height:.95">The Stubai Tarock Archive</h1>
<p style="font-size:33px;line-height:1.25;margin-top:28px">Droggn and Dobbm, two card games of a Tyrolean valley: rules, history, whole hands.</p>
<p style="font-size:25px;margin-top:22px;color:#5a4312">Stubaier Tarockarchiv</p>
</div>
${HAND.map(lay).join('')}
</body>`;
