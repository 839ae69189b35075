import { Icon } from '#web/ui/icon.tsx';
import { type Place, PlacePicture } from './place-picture.tsx';

/**
 * The picture as a button, and the same picture large: the browser's own popover. It closes with Escape or a tap beside it
 * and gives the focus back, all without script; a browser that knows no popovers shows the small picture.
 */
export function EnlargedPlace({ place, id }: { place: Place; id: string }) {
  return (
    <>
      <div className="opens">
        <PlacePicture place={place} width={556} />
        <button type="button" className="enlarge" popoverTarget={id}>
          <span className="visually-hidden">Ampliar: {place.title}</span>
        </button>
      </div>
      <dialog id={id} popover="auto" aria-label={place.title} className="enlarged">
        <PlacePicture place={place} width={1040} />
        <div className="bar">
          <p>{place.caption || place.title}</p>
          <button type="button" className="button-plain" popoverTarget={id} popoverTargetAction="hide">
            <Icon name="close" size={18} /> Fechar
          </button>
        </div>
      </dialog>
    </>
  );
}
