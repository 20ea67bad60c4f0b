import type { Evening } from '#engine';
import { saveFile, type TextFile } from '#widgets/saveFile.ts';
import { jsonFile } from '../files/eveningFile.ts';
import { printSheet } from '../files/printSheet.ts';
import { OpenFile, type OpenFileProps } from './OpenFile.tsx';

export interface FilesProps extends OpenFileProps {
  readonly evening: Evening;
  /** Says what has become of it. */
  readonly onSaved: (sentence: string) => void;
}

/** The evening as a file, and on paper. */
export function Files({ talk, evening, onOpen, onSaved }: FilesProps) {
  const { words, locale } = talk;
  const save = (file: TextFile): void => {
    saveFile(file);
    onSaved(words.saved(file.name));
  };
  const saveCsv = async (): Promise<void> => {
    const exchange = await import('../files/exchange.ts').catch(() => null);
    if (exchange) save(exchange.csvFile(evening, locale));
    else onSaved(words.notLoaded);
  };
  return (
    <div className="files">
      <div className="buttons">
        <button type="button" onClick={() => save(jsonFile(evening))}>
          {words.saveJson}
        </button>
        <button type="button" onClick={saveCsv}>
          {words.saveCsv}
        </button>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" onClick={printSheet}>
          {words.printSheet}
        </button>
        <OpenFile talk={talk} onOpen={onOpen} />
      </div>
    </div>
  );
}
