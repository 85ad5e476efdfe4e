/** How much a test does: `few` of something in `npm test`, `many` in `npm run proofs`. */
export const thorough = (few: number, many: number): number => (process.env['THOROUGH'] === undefined ? few : many);
