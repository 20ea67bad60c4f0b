declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly noHinting?: boolean;
    /** Layout features to keep; all of them without this. */
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
  }

  /** The font cut to the glyphs of the text. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options?: SubsetOptions,
  ) => Promise<Uint8Array>;
  export default subsetFont;
}
