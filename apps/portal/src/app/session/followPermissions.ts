import { socket } from '../../platform/socket.ts';
import { createStore } from '../../platform/store.ts';

/** True while the menu on the server differs from the menu on screen. */
export const menuChangedStore = createStore(false);

const renew = (): void => void import('./renewPermissions.ts').then((module) => module.renewPermissions());

/** Follows changes of the user's rights and of the menu. Returns a function that stops it. */
export function followPermissions(): () => void {
  const seat = socket.join({
    onMessage({ type, data }) {
      if (type === 'common_send_date' && (data.key === 'permission.changed' || (data.key === 'master.changed' && data.args[0] === 'menu'))) renew();
    },
    // Messages were missed while the connection was lost.
    onOpen: (isAgain) => isAgain && renew(),
  });
  return seat.leave;
}
