import { editorEnglish } from '#words';
import { Editor, type EditorProps } from './Editor.tsx';
import type { EditorTongue } from './tongue.ts';

const tongue: EditorTongue = {
  locale: 'en',
  words: editorEnglish,
  loadWorkshop: () => import('./WorkshopEnglish.tsx'),
};

/** The editor on a page in English. */
export function EditorEnglish(props: EditorProps) {
  return <Editor {...props} tongue={tongue} />;
}
