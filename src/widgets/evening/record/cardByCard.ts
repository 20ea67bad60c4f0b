/**
 * Everything that hands with every card need: the reader of records, the referee of both games and its
 * words. Loaded only for an evening that has such a hand.
 */
export { scorePlayedHand } from '#engine';
export { playedRefusalSentence } from '#words';
export { readRecord } from './readRecord.ts';
