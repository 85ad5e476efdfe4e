/** The plain with its windmills: ornament, for the quiet moments. */
export function Windmills() {
  return (
    <svg
      class="lm-plain"
      viewBox="0 0 720 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle class="lm-sun" cx="300" cy="46" r="26" />
      <path class="lm-hill-far" d="M0 104q120-44 250-14t240-18 230 8v70H0z" />
      <g transform="translate(330 70) scale(.42)">
        <Mill />
      </g>
      <g transform="translate(272 84) scale(.34)">
        <Mill />
      </g>
      <path class="lm-hill" d="M0 128q180-40 360-14t360-12v48H0z" />
      <g transform="translate(436 62)">
        <Mill />
      </g>
    </svg>
  );
}

function Mill() {
  return (
    <>
      <path class="lm-tower" d="M-15 62l5-60h20l5 60z" />
      <path class="lm-cap" d="M-12 3q12-19 24 0z" />
      <path class="lm-door" d="M-4 62v-12q4-6 8 0v12zM-3 22h6v7h-6z" />
      <g class="lm-sails">
        <path d="M0 0v-50M0 0v50M0 0h-50M0 0h50" />
        <path class="lm-cloth" d="M0-10h11v-38H0zM0 10h-11v38h11zM-10 0v-11h-38v11zM10 0v11h38V0z" />
      </g>
    </>
  );
}
