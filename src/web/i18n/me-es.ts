/** The page of oneself, in Spanish. */
import type { MeSays } from './me-en.ts';

export const meEs: MeSays = {
  'you.title': 'Tú',
  'you.since': (date) => `Aquí desde el ${date}`,
  'you.shield': 'Tu escudo',
  'you.tincture': 'Color',
  'you.charge': 'Figura',
  'you.tincture.gules': 'Rojo',
  'you.tincture.azure': 'Azul',
  'you.tincture.vert': 'Verde',
  'you.tincture.or': 'Oro',
  'you.tincture.purpure': 'Púrpura',
  'you.tincture.sable': 'Negro',
  'you.charge.lion': 'León',
  'you.charge.eagle-emblem': 'Águila',
  'you.charge.stag-head': 'Ciervo',
  'you.charge.rose': 'Rosa',
  'you.charge.fleur-de-lys': 'Lirio',
  'you.charge.white-tower': 'Torre',
  'you.charge.windmill': 'Molino',
  'you.charge.horse-head': 'Caballo',
  'you.charge.swan': 'Cisne',
  'you.charge.boar': 'Jabalí',
  'you.charge.harp': 'Arpa',
  'you.charge.oak-leaf': 'Hoja de roble',
  'you.keep': 'Conservar esta identidad',
  'you.keepWhy':
    'Juegas sin registrarte: solo este navegador te conoce. Con una llave de acceso puedes volver desde cualquier dispositivo con tu huella, tu cara o un PIN. Sin contraseña y sin correo.',
  'you.kept': 'Puedes volver con una llave de acceso desde cualquier dispositivo.',
  'you.make': 'Crear una llave de acceso',
  'you.makeMore': 'Añadir otra llave de acceso',
  'you.passkeyMade': (date) => `creada el ${date}`,
  'you.passkeyUsed': (date) => `usada por última vez el ${date}`,
  'you.remove': (name) => `Eliminar ${name}`,
  'you.cancelled': 'No se creó ni se usó ninguna llave. Puedes intentarlo de nuevo.',
  'you.already': 'Este dispositivo ya tiene una llave tuya.',
  'you.noPasskeys':
    'Aquí no funcionan las llaves de acceso: el sitio necesita un nombre y https. Usa un enlace de recuperación.',
  'you.devices': 'Tus dispositivos',
  'you.deviceCount': (count) =>
    count === 1
      ? 'Solo este dispositivo tiene la sesión abierta.'
      : `${count} dispositivos tienen la sesión abierta, contando este.`,
  'you.signOutOthers': 'Cerrar la sesión en los demás',
  'you.signOutHere': 'Cerrar la sesión aquí',
  'you.signOutLose':
    'No tienes llave de acceso ni enlace de recuperación. Si cierras la sesión, no podrás volver con esta identidad.',
  'you.signOutSure': 'Cerrar la sesión y perder esta identidad',
  'you.signedOut': 'La sesión se cerró en todos los demás dispositivos.',
  'you.recovery': 'Enlace de recuperación',
  'you.recoveryWhy':
    'Imprímelo o guárdalo en un lugar seguro. Te devuelve aquí una vez, incluso dentro de años. Quien lo tenga puede hacerse pasar por ti.',
  'you.recoveryMake': 'Crear un enlace de recuperación',
  'you.recoveryAgain': 'Crear un nuevo enlace de recuperación',
  'you.recoveryHas': 'Tienes un enlace de recuperación. Si creas otro, el anterior deja de servir.',
  'you.recoveryLink': 'Tu enlace de recuperación',
  'you.signIn': '¿Ya has estado aquí?',
  'you.signInWhy':
    'Entra con tu llave de acceso. Las partidas que jugaste en este navegador sin registrarte no pasan a tu identidad.',
  'you.signInGo': 'Entrar con una llave de acceso',
  'you.signedIn': (name) => `¡Qué bueno verte de nuevo, ${name}!`,
  'you.games': 'Tus partidas',
  'you.first': 'Todavía no te has sentado a ninguna mesa: no hay nada que conservar. Si ya has estado aquí, entra.',
  'you.data': 'Tus datos',
  'you.dataWhy':
    'Un archivo con todo lo que sabemos de ti: nombre, dispositivos, ajustes, partidas con tus jugadas, mensajes y relatos.',
  'you.download': 'Descargar mis datos',
  'you.delete': 'Borrar mis datos',
  'you.deleteWhy':
    'No se puede deshacer. Tu nombre, tus llaves, tus ajustes y tus mensajes se borran enseguida. Las partidas que jugaste quedan para los demás, con «jugador anónimo» en tu asiento; en las que siguen en juego, un bot juega por ti.',
  'you.keepTales': 'Dejar en las Crónicas los relatos que escribí. Si no, se arrancan.',
  'you.deleteName': (name) => `Escribe tu nombre, ${name}, para confirmar`,
  'you.deleteGo': 'Borrarme para siempre',
  'you.cancel': 'Cancelar',
};
