export { decide } from './decide.ts';
export { STRENGTHS, type Strength } from './strengths.ts';
export { type Moment, type SeatView, type SeenPurchase, seatView } from './view.ts';
