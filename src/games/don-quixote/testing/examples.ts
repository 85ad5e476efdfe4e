/** Chapter 13: the worked examples of the rules, as data for tests. A trailing * means turned by 180 degrees. */

/** castle6, castle4, churches, windmills, defense, knightGroup; knights at the 6-castle and the 4-castle, shields at the border. */
export type Figures = readonly [number, number, number, number, number, number, number, number, number];

export interface Example {
  readonly id: string;
  readonly shows: string;
  readonly board: string;
  /** The features parted by connection; a castle stands as its two origins. */
  readonly networks: string;
  readonly guards: string;
  readonly checks: { readonly [round: number]: Figures };
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'DQ-V01',
    shows: "Vanessa after round 1, the booklet's first example",
    board: 'B1 Wm1, B2 Kn2b*, C2 Ca4, C3 Wm4, D2 Wm6*, D3 Kn1c*, E2 Ch4, F1 Ca6, G2 Kn1b, G3 Kn2a*, H2 Kn3b*',
    networks: 'B1 B2 C2.upper | C2.lower C3 D2 D3 | E2 | F1.lower | F1.upper | G2 | G3 | H2',
    guards: 'D3 G3',
    checks: { 1: [0, 4, 0, 2, 0, 0, 0, 2, 3] },
  },
  {
    id: 'DQ-V02',
    shows: "Peter's finished Principality, the booklet's second example",
    board:
      'A1 Ch5*, A2 Ch6*, A3 Kn3a, B1 Ca6, B2 Kn2b*, B3 Kn3b*, C1 Wm6, C2 Kn2a*, C3 Kn1a, D1 Wm5, D2 Ca4, D3 Kn3c*, E1 Ch1, E2 Wm1, E3 Ch2, F1 Ch3*, F2 Ch4, F3 Wm7, G1 Wm4, G2 Wm3*, G3 Kn1c, H1 Wm2*, H2 Kn1b*, H3 Kn2c*',
    networks:
      'A1 | A2 A3 | B1.lower | B1.upper E1 E2 E3 F1 F2 F3 G1 G2 H1 H2 | B2 | B3 C2 C3 D2.upper D3 | C1 D1 | D2.lower | G3 | H3',
    guards: 'H2 H3',
    checks: { 3: [0, 4, 8, 12, 0, 9, 1, 4, 3] },
  },
  {
    id: 'DQ-V03',
    shows: 'a castle parts its two roads',
    board: 'B2 Kn3c, C2 Ca4, D2 Kn3b',
    networks: 'B2 C2.upper | C2.lower D2',
    guards: '',
    checks: { 1: [0, 4, 0, 0, 0, 0, 0, 2, 0], 2: [0, 4, 0, 0, 0, 0, 0, 2, 0], 3: [0, 0, 0, 0, 0, 0, 0, 2, 0] },
  },
  {
    id: 'DQ-V04',
    shows: 'both roads of a castle in one network: a knight counts once',
    board: 'B2 Wm1, B3 Wm2, C2 Ca4, C3 Kn2b, D2 Wm6*, D3 Kn1a',
    networks: 'B2 B3 C2.lower C2.upper C3 D2 D3',
    guards: '',
    checks: { 2: [0, 4, 0, 6, 0, 0, 0, 2, 0], 3: [0, 0, 0, 6, 0, 3, 0, 2, 0] },
  },
  {
    id: 'DQ-V05',
    shows: 'one knight serves both castles',
    board: 'B2 Ca6, C2 Kn1b, D2 Ca4',
    networks: 'B2.lower | B2.upper C2 D2.upper | D2.lower',
    guards: '',
    checks: { 1: [6, 4, 0, 0, 0, 0, 1, 1, 0], 2: [0, 0, 0, 0, 0, 0, 1, 1, 0] },
  },
  {
    id: 'DQ-V06',
    shows: 'no guard through the other half',
    board: 'H2 Kn3b*',
    networks: 'H2',
    guards: '',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V07',
    shows: 'a guard by the own half on the same field',
    board: 'H2 Kn2b',
    networks: 'H2',
    guards: 'H2',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 2] },
  },
  {
    id: 'DQ-V08',
    shows: 'turned outward the knight guards',
    board: 'D3 Kn1c*',
    networks: 'D3',
    guards: 'D3',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 1] },
  },
  {
    id: 'DQ-V09',
    shows: 'turned inward it does not',
    board: 'D3 Kn1c',
    networks: 'D3',
    guards: '',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V10',
    shows: 'a knight in a corner counts once',
    board: 'A1 Kn2c',
    networks: 'A1',
    guards: 'A1',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 2] },
  },
  {
    id: 'DQ-V11',
    shows: 'no guard over a neighbouring tile',
    board: 'G1 Kn1b, H1 Wm4',
    networks: 'G1 H1',
    guards: '',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V12',
    shows: '4 shields are enough in round 1 and not in round 2',
    board: 'A1 Kn2c, D1 Kn2a',
    networks: 'A1 | D1',
    guards: 'A1 D1',
    checks: { 1: [0, 0, 0, 0, 5, 0, 0, 0, 4], 2: [0, 0, 0, 0, 0, 0, 0, 0, 4] },
  },
  {
    id: 'DQ-V13',
    shows: '12 shields are enough in round 3',
    board: 'A1 Kn2c, B1 Kn3a, D1 Kn2a, E1 Kn1a, G1 Kn1c, H2 Kn3c',
    networks: 'A1 | B1 | D1 | E1 | G1 | H2',
    guards: 'A1 B1 D1 E1 G1 H2',
    checks: { 3: [0, 0, 0, 0, 5, 0, 0, 0, 12] },
  },
  {
    id: 'DQ-V14',
    shows: '11 shields are not',
    board: 'A1 Kn2c, B1 Kn3a, D1 Kn2a, E1 Kn1a, H2 Kn3c',
    networks: 'A1 | B1 | D1 | E1 | H2',
    guards: 'A1 B1 D1 E1 H2',
    checks: { 3: [0, 0, 0, 0, 0, 0, 0, 0, 11] },
  },
  {
    id: 'DQ-V15',
    shows: 'one church alone',
    board: 'B1 Ch1',
    networks: 'B1',
    guards: '',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V16',
    shows: 'two churches',
    board: 'B1 Ch1, C1 Ch4',
    networks: 'B1 C1',
    guards: '',
    checks: { 1: [0, 0, 2, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V17',
    shows: 'three churches',
    board: 'B1 Ch1, C1 Ch4, D1 Ch2*',
    networks: 'B1 C1 D1',
    guards: '',
    checks: { 1: [0, 0, 6, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V18',
    shows: 'six churches',
    board: 'A2 Ch3, A3 Ch5*, B2 Ch1, C2 Ch4, D2 Ch2*, D3 Ch6*',
    networks: 'A2 A3 B2 C2 D2 D3',
    guards: '',
    checks: { 3: [0, 0, 12, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V19',
    shows: 'groups are scored one by one',
    board: 'A1 Wm1, B1 Wm4, D3 Wm7*, E3 Wm3*, F3 Wm6*',
    networks: 'A1 B1 | D3 E3 F3',
    guards: '',
    checks: { 2: [0, 0, 0, 8, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V20',
    shows: 'churches and windmills are not counted together',
    board: 'B1 Ch1, C1 Ch4, D1 Wm1',
    networks: 'B1 C1 D1',
    guards: '',
    checks: { 1: [0, 0, 2, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V21',
    shows: 'a road that meets a blank side joins nothing',
    board: 'C2 Ch3, D2 Ch6',
    networks: 'C2 | D2',
    guards: '',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V22',
    shows: 'an empty field interrupts',
    board: 'B2 Ch1, D2 Ch4',
    networks: 'B2 | D2',
    guards: '',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V23',
    shows: 'a windmill tile closes the gap',
    board: 'B2 Ch1, C2 Wm7*, D2 Ch4',
    networks: 'B2 C2 D2',
    guards: '',
    checks: { 1: [0, 0, 2, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V24',
    shows: 'a road that passes the church',
    board: 'B1 Ch1, C1 Ch5, D1 Ch4',
    networks: 'B1 D1 | C1',
    guards: '',
    checks: { 1: [0, 0, 2, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V25',
    shows: 'two roads in one half',
    board: 'B2 Wm4, C2 Wm5, D2 Wm1',
    networks: 'B2 C2 | D2',
    guards: '',
    checks: { 1: [0, 0, 0, 2, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V26',
    shows: 'halves that are not linked',
    board: 'B3 Ch2, C3 Kn3a, D3 Ch1*',
    networks: 'B3 D3 | C3',
    guards: '',
    checks: { 3: [0, 0, 2, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V27',
    shows: 'one knight is no group',
    board: 'E2 Kn3c',
    networks: 'E2',
    guards: '',
    checks: { 3: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  },
  {
    id: 'DQ-V28',
    shows: 'the most valuable group, not the largest, and only one',
    board: 'B2 Kn3a*, B3 Kn3b*, E2 Kn1b, F2 Wm1, F3 Kn1c, G2 Kn1a',
    networks: 'B2 B3 | E2 F2 F3 G2',
    guards: '',
    checks: { 3: [0, 0, 0, 0, 0, 6, 0, 0, 0] },
  },
  {
    id: 'DQ-V29',
    shows: 'no bonus for knights before round 3',
    board: 'B2 Kn3a*, B3 Kn3b*',
    networks: 'B2 B3',
    guards: '',
    checks: { 1: [0, 0, 0, 0, 0, 0, 0, 0, 0], 2: [0, 0, 0, 0, 0, 0, 0, 0, 0], 3: [0, 0, 0, 0, 0, 6, 0, 0, 0] },
  },
  {
    id: 'DQ-V30',
    shows: 'all 22 features in one network',
    board:
      'A1 Kn2c*, A2 Wm3*, A3 Wm7, B1 Kn3c, B2 Wm6*, B3 Kn3a, C1 Kn1b, C2 Kn3b*, C3 Wm4*, D1 Ca6, D2 Kn1a*, D3 Wm5*, E1 Ch4, E2 Ch3, E3 Ch6*, F1 Ch2*, F2 Kn1c*, F3 Kn2b*, G1 Wm1, G2 Wm2, G3 Ch1, H1 Ch5, H2 Kn2a, H3 Ca4',
    networks:
      'A1 A2 A3 B1 B2 B3 C1 C2 C3 D1.upper D2 D3 E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3.upper | D1.lower | H3.lower',
    guards: '',
    checks: { 3: [6, 4, 12, 14, 0, 18, 9, 9, 0] },
  },
];

/** DQ-G1: Peter's whole game. `placed` is field and tile, in the order of the cards. */
export const PETER = {
  castle6: 'B1',
  castle4: 'D2',
  rounds: [
    {
      turnedUp: 'Ch3 Kn1a Kn1b Kn1c Kn2a Kn2b Wm2 Wm4 Wm6',
      aside: '',
      placed: 'F1 Ch3*, H2 Kn1b*, G1 Wm4, C3 Kn1a, C2 Kn2a*, G3 Kn1c, H1 Wm2*, C1 Wm6, B2 Kn2b*',
      score: [0, 4, 0, 2, 0, 0],
      runningTotal: 6,
    },
    {
      turnedUp: 'Ch1 Ch2 Ch4 Kn3a Wm3 Wm5 Wm7',
      aside: '',
      placed: 'G2 Wm3*, A3 Kn3a, F2 Ch4, F3 Wm7, E1 Ch1, D1 Wm5, E3 Ch2',
      score: [0, 4, 6, 8, 0, 0],
      runningTotal: 24,
    },
    {
      turnedUp: 'Ch6 Kn2c Kn3b Kn3c Wm1',
      aside: 'Ch5',
      placed: 'A2 Ch6*, D3 Kn3c*, H3 Kn2c*, E2 Wm1, B3 Kn3b*, A1 Ch5*',
      score: [0, 4, 8, 12, 0, 9],
      runningTotal: 57,
    },
  ],
} as const;
