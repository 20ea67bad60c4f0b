import type { EveningFile } from './eveningFile.ts';

/** Hands a file over to the browser to be saved. */
export const saveFile = ({ name, type, text }: EveningFile): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
