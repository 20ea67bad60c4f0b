import { editorGerman } from '#words';
import { Editor, type EditorProps } from './Editor.tsx';
import type { EditorTongue } from './tongue.ts';

const tongue: EditorTongue = {
  locale: 'de',
  words: editorGerman,
  loadWorkshop: () => import('./WorkshopGerman.tsx'),
};

/** The editor on a page in German. */
export function EditorGerman(props: EditorProps) {
  return <Editor {...props} tongue={tongue} />;
}
