import { area, bar, gouge } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

const POSTS = [24, 50, 76, 102, 128, 154, 180, 206, 226] as const;
const deck = (x: number): number => 108 - 16 * (1 - ((x - 122) / 108) ** 2);

/** A stone bridge over the Ruetz. */
export const bridge: Drawing = [
  shape('slate', area(14, 100, 58, 62, 84, 84, 128, 34, 156, 66, 184, 48, 230, 92, 230, 130, 14, 130)),
  shape('paper', area(128, 34, 140, 48, 132, 58, 126, 50, 116, 62, 114, 52), area(58, 62, 66, 69, 58, 78, 46, 76)),
  shape('paper', area(14, 130, 230, 130, 230, 210, 14, 238)),
  shape('iron', area(14, 116, 60, 104, 122, 98, 184, 104, 230, 116, 230, 210, 14, 238), ...POSTS.map((x) => bar(x, deck(x) - 24, x, 116, 5)), ...POSTS.slice(1).map((x, index) => { const before = POSTS[index] ?? x; return bar(before, deck(before) - 22, x, deck(x) - 22, 5); })),
  shape('paper', 'M44 238C44 172 74 138 122 138C170 138 200 172 200 214L44 238z'),
  shape('slate', 'M44 238C44 222 46 208 50 194L92 176 148 176 194 190C198 198 200 206 200 214z'),
  shape('paper', area(92, 176, 148, 176, 128, 186, 108, 184), gouge(62, 204, 112, 192, 5), gouge(124, 200, 180, 194, 5), gouge(56, 222, 104, 208, 6), gouge(118, 217, 184, 206, 6), gouge(84, 230, 120, 220, 4)),
  shape('iron', area(100, 176, 112, 166, 122, 176), area(146, 182, 158, 170, 172, 186)),
  shape('larch', ...[-78, -57, -36, -14, 8, 30, 52, 74].map((degrees) => { const a = (degrees * Math.PI) / 180; const [s, c] = [Math.sin(a), Math.cos(a)]; return bar(122 + s * 84, 222 - c * 91, 122 + s * 92, 222 - c * 106, 14, 17); })),
];
