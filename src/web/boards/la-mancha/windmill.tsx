/** The windmill on the plain: ornament, for the quiet moments. */
export function Windmill() {
  return (
    <svg
      class="lm-windmill"
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="lm-hill-far" d="M0 84q60-26 130-8t190-14v58H0z" />
      <path class="lm-hill" d="M0 100q90-26 180-8t140-8v36H0z" />
      <g transform="translate(236 46)">
        <path class="lm-tower" d="M-13 46l4-44h18l4 44z" />
        <path class="lm-cap" d="M-11 2q11-16 22 0z" />
        <g class="lm-sails">
          <path d="M0 0v-42M0 0v42M0 0h-42M0 0h42" />
          <path class="lm-cloth" d="M0-8h9v-32H0zM0 8h-9v32h9zM-8 0v-9h-32v9zM8 0v9h32V0z" />
        </g>
      </g>
      <g transform="translate(84 76) scale(.5)">
        <path class="lm-tower" d="M-13 46l4-44h18l4 44z" />
        <path class="lm-cap" d="M-11 2q11-16 22 0z" />
        <g class="lm-sails lm-sails-far">
          <path d="M0 0v-42M0 0v42M0 0h-42M0 0h42" />
          <path class="lm-cloth" d="M0-8h9v-32H0zM0 8h-9v32h9zM-8 0v-9h-32v9zM8 0v9h32V0z" />
        </g>
      </g>
    </svg>
  );
}
