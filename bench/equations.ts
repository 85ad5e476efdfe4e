/** Equations for the fits. */

/** Gauss and Jordan, in place: every row is one equation, its last number the right side. The system is positive definite. */
export function solve(system: number[][]): number[] {
  const size = system.length;
  for (let pivot = 0; pivot < size; pivot++)
    for (let i = 0; i < size; i++) {
      const factor = i === pivot ? 0 : system[i][pivot] / system[pivot][pivot];
      if (factor !== 0) for (let j = pivot; j <= size; j++) system[i][j] -= factor * system[pivot][j];
    }
  return system.map((row, i) => row[size] / row[i]);
}
