import '@citation-js/core';

/** The plug-in for RIS comes without types; this is what we use of it. */
declare module '@citation-js/core' {
  namespace plugins {
    namespace output {
      interface Formats {
        ris: (options: {
          format: 'object';
        }) => readonly Readonly<Record<string, string | number | readonly string[]>>[];
      }
    }
  }
}

declare module '@citation-js/plugin-ris' {}
