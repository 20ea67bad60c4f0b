import type { Hand } from '#archive/archive.ts';
import { library } from './archive.ts';
import { localePaths } from './place.ts';

/** The addresses of a page that every hand has in every language. */
export const handPaths = () =>
  library().archive.hands.flatMap((hand: Hand) => {
    const [game = '', name = ''] = hand.id.split('/');
    return localePaths().map(({ params, props }) => ({
      params: { ...params, game, name },
      props: { ...props, hand },
    }));
  });
