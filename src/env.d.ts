declare namespace App {
  interface Locals {
    /** Set by a page before it shows a text, so that the components in the text know where they are. */
    page?: import('./components/site/place.ts').Place;
    /** The terms whose entries the page carries already. */
    carried?: Set<string>;
  }
}
