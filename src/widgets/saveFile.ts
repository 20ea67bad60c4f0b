/** A text file that is offered for saving. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Hands a file over to the browser to be saved. */
export const saveFile = ({ name, type, text }: TextFile): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
