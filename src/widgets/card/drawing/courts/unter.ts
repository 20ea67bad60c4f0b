import { area, bar, disc, gouge } from '../cut.ts';
import { face } from '../person.ts';
import { type Drawing, shape } from '../shape.ts';
import type { Livery } from './livery.ts';

/** An Unter: a piper in a flat cap, the suit sign low. */
export const unter = ({ main, second, dark, sign, side }: Livery): Drawing => [
  shape(dark, area('114,62 170,62 178,92 174,118 160,126 124,126 110,118 106,92')),
  shape(main, area('102,225 104,176 116,148 170,146 196,158 204,214')),
  shape(second, area('122,144 166,142 172,217 124,223')),
  ...face({ x: 142, y: 90, size: 28, dark, side }),
  shape('paper', area('130,114 154,114 158,136 172,144 144,158 114,144 126,136')),
  shape(main, area('96,68 106,50 130,40 164,38 186,52 188,70 142,62')),
  shape(second, area('110,64 142,60 176,64 176,71 142,67 108,71'), disc(142, 38, 6)),
  shape(dark, bar(134, 108, 226, 92, 7)),
  shape(
    main,
    area('112,152 130,158 150,130 164,118 156,110 140,118 122,136'),
    area('176,150 200,154 208,162 206,116 192,118 190,146 184,144'),
  ),
  shape(main, area('184,146 196,140 220,160 212,178 190,172'), bar(211, 170, 203, 114, 18, 14)),
  shape(
    'paper',
    area('148,98 166,96 172,108 164,118 150,116'),
    area('188,92 208,89 214,104 206,116 192,112'),
    gouge(128, 48, 160, 46, 5),
    gouge(192, 180, 196, 208, 5),
    gouge(206, 124, 210, 158, 4),
    gouge(112, 180, 110, 220, 5),
  ),
  shape(
    dark,
    bar(154, 99, 155, 108, 2),
    bar(160, 98, 161, 107, 2),
    bar(195, 93, 197, 102, 2),
    bar(201, 92, 203, 101, 2),
    ...[168, 184, 200].map((y) => disc(148, y, 4)),
  ),
  ...sign(main, 64, 180, 70),
];
