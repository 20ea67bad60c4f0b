import { NewEvening, type NewEveningProps } from './NewEvening.tsx';
import { Shelf, type ShelfProps } from './Shelf.tsx';

/** All evenings of the device, and a new one. */
export default function ShelfView(props: NewEveningProps & ShelfProps) {
  return (
    <div className="evening__shelf">
      <Shelf {...props} />
      <NewEvening {...props} />
    </div>
  );
}
