/** The sheet of whoever writes, and the letter it becomes. Its ink grows with time alone, and alike for all. */

const LINES = 5;
const LINE_HEIGHT = 15;
/** From the left margin of the sheet to the right one, word by word. */
const HAND = `q1.5-6 3 0t3 0 3 0q2-9 4-1t3 1 3 0q1.5-4 3 0t3 0 3 0 3 0q2 7 4-1t3 1 3 0q1.5-6 3 0t3 0 3 0q2-9 4-1t3 1 3 0 3 0`;

export function Page() {
  return (
    <svg class="lm-tv-page" viewBox="0 0 130 108" aria-hidden="true" focusable="false">
      <path class="lm-tv-vellum" d="M10 9q44-5 88 0l2 74-17 18q-36 3-71-1z" />
      <path
        class="lm-tv-etched"
        d="M83 101q1-11-1-18 9 2 18 0zM86 98l11-12M86 92l6-6M94 14v58M96.500 18v50M91.500 16v52"
      />
      {Array.from({ length: LINES }, (_, i) => (
        <path
          key={i}
          class="lm-tv-ink"
          style={{ '--line': i }}
          pathLength={1}
          d={`M19 ${24 + LINE_HEIGHT * i}${HAND}`}
        />
      ))}
      <g class="lm-tv-down">
        <g class="lm-tv-across">
          <path class="lm-tv-feather" d="M20 22Q25 2 46-12 55-18 60-18 60-6 52 3 44 12 25 18z" />
          <path
            class="lm-tv-etched"
            d="M18 25Q28 10 58-17M30 15 29 4M36 9 37-4M42 3 45-9M30 15 42 13M37 8 50 5M44 1 56-5"
          />
        </g>
      </g>
    </svg>
  );
}

export function Letter() {
  return (
    <svg class="lm-tv-letter" viewBox="0 0 130 108" aria-hidden="true" focusable="false">
      <path class="lm-tv-vellum" d="M10 18h108v76H10z" />
      <path class="lm-tv-fold" d="M10 94 50 54M118 94 78 54M10 18l54 46 54-46" />
      <path class="lm-tv-etched" d="M24 90h80M28 86h72M32 82h64M36 78h56M113 30v52M110 34v46M107 38v38" />
      <g class="lm-tv-seal">
        <path
          class="lm-tv-wax"
          d="M64 37q8-4 14 1 9 0 11 9 6 7 1 15 1 9-8 12-6 8-15 5-9 3-15-4-10-1-11-11-6-7-1-15 0-9 9-11 6-6 15-1z"
        />
        <path
          class="lm-tv-stamp"
          d="M48 58a16 16 0 1 0 32 0 16 16 0 1 0-32 0zM56 66 54 53l5 5 5-8 5 8 5-5-2 13zM56 69h16"
        />
      </g>
    </svg>
  );
}
