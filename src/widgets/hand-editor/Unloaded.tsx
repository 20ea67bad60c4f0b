import { Component, type ReactNode } from 'react';

interface Props {
  readonly sentence: string;
  readonly children: ReactNode;
}

/** Says in a sentence that a part of the page could not be fetched. */
export class Unloaded extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">{this.props.sentence}</p> : this.props.children;
  }
}
