export { type Stake, scoreOn, stakeOf } from '#solver';
