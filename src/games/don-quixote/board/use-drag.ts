/** Taking a tile in hand with the mouse. Fingers tap instead: under a finger nobody sees what they carry. */
import { useRef, useState } from 'preact/hooks';

/** What is carried, and where the pointer is in the window. */
export interface Carried {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
}

/** So far, in pixels, a hand may tremble before it carries. */
const TREMBLE = 8;

export interface Drag {
  readonly carried: Carried | undefined;
  readonly down: (tile: number, event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: () => void;
  /** Whether the click that now follows only ends a drag. */
  readonly wasDrag: () => boolean;
}

/** `onTake` is called once when a tile is really lifted. */
export function useDrag(onTake: (tile: number) => void): Drag {
  const [carried, setCarried] = useState<Carried | undefined>(undefined);
  const start = useRef<Carried>(undefined);
  const dragged = useRef(false);
  return {
    carried,
    down(tile, { pointerType, clientX, clientY, button }) {
      dragged.current = false;
      if (pointerType !== 'touch' && button === 0) start.current = { tile, x: clientX, y: clientY };
    },
    move(event) {
      const from = start.current;
      if (from === undefined) return;
      const { clientX: x, clientY: y } = event;
      if (!dragged.current && Math.hypot(x - from.x, y - from.y) < TREMBLE) return;
      if (!dragged.current) {
        dragged.current = true;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        onTake(from.tile);
      }
      setCarried({ tile: from.tile, x, y });
    },
    up() {
      start.current = undefined;
      setCarried(undefined);
    },
    wasDrag: () => dragged.current,
  };
}
