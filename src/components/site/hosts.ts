/** An address of the site with its host, for whoever reads it elsewhere. */
export const absolute = (path: string): string => new URL(path, import.meta.env.SITE).href;
