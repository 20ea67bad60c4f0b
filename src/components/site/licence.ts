/** The licence of texts, pictures and data; LICENSE-CONTENT has it in words. */
export const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';
