/** Los Encuentros en español: el lance, su epígrafe y el papel del juez. */
import type { EncounterTexts } from './card-text.ts';

export const encountersEs: EncounterTexts = {
  E01: { name: 'El castillo del bacalao' },
  E02: { name: 'La vela de las armas en la pila' },
  E03: { name: 'El muchacho y la encina' },
  E04: { name: 'Los mercaderes que querían pruebas' },
  E05: { name: 'El aposento que no estaba' },
  E06: { name: 'Bellotas a la lumbre' },
  E07: { name: 'El bálsamo de Fierabrás' },
  E08: { name: 'Martillos en la oscuridad' },
  E09: { name: 'Algo dorado bajo la lluvia' },
  E10: { name: 'Penitencia entre peñas' },
  E11: { name: 'La princesa y el escudero despegado' },
  E12: { name: 'La mano en el pajar' },
  E13: { name: 'El encantamiento más lento' },
  E14: { name: 'Tres damas en tres borricas' },
  E15: { name: 'La carreta de la Muerte' },
  E16: { name: 'Lo que pasó en la cueva' },
  E17: { name: 'Merlín receta' },
  E18: { name: 'El gobernador come' },
  E19: { name: 'El libro falso del cuarto de al lado' },
  E20: { name: 'El bandolero cortés' },
  E21: { name: 'La cabeza que respondía' },
  E22: { name: 'El pastor Quijotiz' },
};
