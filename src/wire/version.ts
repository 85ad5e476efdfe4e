/** The version of the protocol. It grows when an old client would misunderstand. */
export const WIRE = 2;
