import { angles, area, bar, disc, rays } from '../cut.ts';
import { type Drawing, shape } from '../shape.ts';

/** Anvil, hammer and sparks before the glow of the forge. */
export const forge: Drawing = [
  shape('iron', area('14,14 230,14 230,210 14,238')),
  shape('larch', disc(124, 124, 88)),
  shape(
    'iron',
    'M40 118C66 122 84 118 98 108H198V124H180L164 140H152V158L176 174V184H80V174L104 158V140C80 140 56 134 40 118z',
    area('86,184 170,184 178,217 78,230'),
    area('112,68 134,54 162,93 140,107'),
  ),
  shape(
    'paper',
    bar(136, 78, 226, 18, 8, 12),
    rays(156, 106, 10, 52, 6, angles(-178, -128, 4)),
    rays(156, 106, 14, 60, 6, angles(-34, 0, 3)),
    area('104,116 190,116 190,119 108,119'),
  ),
];
