/** LM-18.10: how Spanish names are said, for those who read English. */

export interface SpokenLetter {
  readonly letter: string;
  readonly sound: string;
  readonly example: string;
  readonly say: string;
}

export interface Name {
  readonly es: string;
  readonly say: string;
}

export const INTRODUCTION = 'Spanish is read as it is written. Letters not listed sound much as in English.';

export const LETTERS: readonly SpokenLetter[] = [
  { letter: 'a', sound: 'ah, as in father', example: 'La Mancha', say: 'lah MAHN-chah' },
  { letter: 'e', sound: 'eh or ay, clipped short', example: 'Quijote', say: 'kee-HO-tay' },
  { letter: 'i', sound: 'ee, as in see', example: 'Dulcinea', say: 'dool-see-NAY-ah' },
  { letter: 'o', sound: 'oh, as in go', example: 'Toboso', say: 'toh-BOH-soh' },
  { letter: 'u', sound: 'oo, as in moon; silent in gue, gui, que, qui', example: 'Dulcinea', say: 'dool-see-NAY-ah' },
  {
    letter: 'c',
    sound: 's before e and i in the Americas (th in much of Spain), otherwise k',
    example: 'Cirongilio',
    say: 'see-rohn-HEE-lyoh',
  },
  { letter: 'ch', sound: 'ch, as in nacho', example: 'La Mancha', say: 'lah MAHN-chah' },
  { letter: 'g', sound: 'h before e and i, otherwise as in go', example: 'Ginés', say: 'hee-NES' },
  { letter: 'h', sound: 'silent', example: 'hidalgo', say: 'ee-DAHL-goh' },
  { letter: 'j', sound: 'a strong h', example: 'Quijano', say: 'kee-HAH-noh' },
  { letter: 'll', sound: 'y as in yes (j as in jam in some places)', example: 'caballero', say: 'kah-bah-YAIR-oh' },
  { letter: 'ñ', sound: 'ny, as in canyon', example: 'Clavileño', say: 'klah-vee-LAY-nyoh' },
  { letter: 'qu', sound: 'k; the u is silent', example: 'Quiteria', say: 'kee-TAIR-yah' },
  {
    letter: 'r, rr',
    sound: 'rolled at the start of a word and when doubled, otherwise a light tap',
    example: 'Rocinante',
    say: 'rroh-see-NAHN-tay',
  },
  { letter: 'x', sound: 'h in old spellings such as Quixote', example: 'Quixote', say: 'kee-HO-tay' },
  { letter: 'z', sound: 's in the Americas, th in much of Spain', example: 'Zoraida', say: 'soh-RYE-dah' },
];

export const STRESS: readonly string[] = [
  'A word that ends in a vowel, n or s is stressed on the last syllable but one: To-BO-so.',
  'A word that ends in any other consonant is stressed on its last syllable: Ga-la-OR.',
  'A written accent overrides both: Gi-NÉS, A-ma-DÍS, ÍN-su-la.',
];

export const NAMES: readonly Name[] = [
  { es: 'Don Quijote de la Mancha', say: 'dohn kee-HO-tay day lah MAHN-chah' },
  { es: 'Dulcinea del Toboso', say: 'dool-see-NAY-ah del toh-BOH-soh' },
  { es: 'Sancho Panza', say: 'SAHN-choh PAHN-sah' },
  { es: 'Rocinante', say: 'rroh-see-NAHN-tay' },
  { es: 'Alonso Quijano', say: 'ah-LOHN-soh kee-HAH-noh' },
  { es: 'Aldonza Lorenzo', say: 'ahl-DOHN-sah loh-REN-soh' },
  { es: 'Andrés', say: 'ahn-DRES' },
  { es: 'Doña Tolosa', say: 'DOH-nyah toh-LOH-sah' },
  { es: 'Doña Molinera', say: 'DOH-nyah moh-lee-NAIR-ah' },
  { es: 'Vivaldo', say: 'bee-BAHL-doh' },
  { es: 'Marcela', say: 'mar-SAY-lah' },
  { es: 'Ambrosio', say: 'ahm-BROH-syoh' },
  { es: 'Maritornes', say: 'mah-ree-TOR-nes' },
  { es: 'Fierabrás', say: 'fyair-ah-BRAHS' },
  { es: 'Mambrino', say: 'mahm-BREE-noh' },
  { es: 'Ginés de Pasamonte', say: 'hee-NES day pah-sah-MOHN-tay' },
  { es: 'Cardenio', say: 'kar-DAY-nyoh' },
  { es: 'Dorotea', say: 'doh-roh-TAY-ah' },
  { es: 'Micomicón', say: 'mee-koh-mee-KOHN' },
  { es: 'Sierra Morena', say: 'SYAIR-ah moh-RAY-nah' },
  { es: 'Zoraida', say: 'soh-RYE-dah' },
  { es: 'Frestón', say: 'fres-TOHN' },
  { es: 'Sansón Carrasco', say: 'sahn-SOHN kah-RRAHS-koh' },
  { es: 'Don Lorenzo de Miranda', say: 'dohn loh-REN-soh day mee-RAHN-dah' },
  { es: 'Basilio', say: 'bah-SEE-lyoh' },
  { es: 'Camacho', say: 'kah-MAH-choh' },
  { es: 'Montesinos', say: 'mohn-tay-SEE-nohs' },
  { es: 'Melisendra', say: 'may-lee-SEN-drah' },
  { es: 'Sansueña', say: 'sahn-SWAY-nyah' },
  { es: 'Trifaldi', say: 'tree-FAHL-dee' },
  { es: 'Clavileño', say: 'klah-vee-LAY-nyoh' },
  { es: 'Barataria', say: 'bah-rah-TAH-ryah' },
  { es: 'Pedro Recio', say: 'PAY-droh RRAY-syoh' },
  { es: 'Tosilos', say: 'toh-SEE-lohs' },
  { es: 'Roque Guinart', say: 'RROH-kay ghee-NART' },
  { es: 'Ana Félix', say: 'AH-nah FAY-leeks' },
  { es: 'Quixotiz', say: 'kee-ho-TEES' },
  { es: 'Cide Hamete Benengeli', say: 'SEE-day ah-MAY-tay bay-nen-HAY-lee' },
  { es: 'Ínsula Barataria', say: 'EEN-soo-lah bah-rah-TAH-ryah' },
  { es: 'Duelos y quebrantos', say: 'DWAY-lohs ee kay-BRAHN-tohs' },
  { es: '¡Voto a tal!', say: 'BOH-toh ah TAHL' },
  { es: '¡Santiago y cierra, España!', say: 'sahn-TYAH-goh ee SYAIR-ah es-PAH-nyah' },
  { es: 'Amadís de Gaula', say: 'ah-mah-DEES day GOW-lah' },
  { es: 'Oriana', say: 'oh-RYAH-nah' },
  { es: 'Beltenebros', say: 'bel-tay-NAY-brohs' },
  { es: 'Urganda la Desconocida', say: 'oor-GAHN-dah lah des-koh-noh-SEE-dah' },
  { es: 'Arcaláus', say: 'ar-kah-LAH-oos' },
  { es: 'Galaor', say: 'gah-lah-OR' },
  { es: 'Gandalín', say: 'gahn-dah-LEEN' },
  { es: 'Agrajes', say: 'ah-GRAH-hes' },
  { es: 'Esplandián', say: 'es-plahn-DYAHN' },
  { es: 'Endriago', say: 'en-DRYAH-goh' },
  { es: 'Tirante el Blanco', say: 'tee-RAHN-tay el BLAHN-koh' },
  { es: 'Carmesina', say: 'kar-may-SEE-nah' },
  { es: 'Plaerdemavida', say: 'plah-air-day-mah-VEE-dah' },
  { es: 'Babieca', say: 'bah-BYAY-kah' },
  { es: 'Brandabarbarán', say: 'brahn-dah-bar-bah-RAHN' },
  { es: 'Espartafilardo', say: 'es-par-tah-fee-LAR-doh' },
  { es: 'Belianís de Grecia', say: 'bay-lyah-NEES day GRAY-syah' },
  { es: 'Roncesvalles', say: 'rrohn-ses-BAH-yes' },
];
