import { socket } from '../../platform/socket.ts';
import { createStore } from '../../platform/store.ts';

/** Whether the menu is another one than what is shown. */
export const menuChangedStore = createStore(false);

const renew = (): void => void import('./renewPermissions.ts').then((module) => module.renewPermissions());

/** Follows what administrators change about the rights of the user, and about the menu. Answers how to stop. */
export function followPermissions(): () => void {
  const seat = socket.join({
    onMessage({ type, data }) {
      if (type === 'common_send_date' && (data.key === 'permission.changed' || (data.key === 'master.changed' && data.args[0] === 'menu'))) renew();
    },
    // Nobody knows what was missed.
    onOpen: (isAgain) => isAgain && renew(),
  });
  return seat.leave;
}
