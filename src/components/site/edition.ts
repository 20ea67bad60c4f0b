import { version } from '../../../package.json';

/** The edition that the foot of each page names, and that a citation should name. */
export const EDITION = version;
