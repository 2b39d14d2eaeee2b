import { requestAccess } from '../../src/modules/user/service.ts';
import type { Language } from '../../src/shared/messages/messages.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import type { Stage } from '../stage.ts';

interface Stranger {
  company: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  language: Language;
  daysAgo: number;
}

/** Who wants an account: somebody of a dealer, and somebody whom no dealer is known for and who waits too long by now. */
const strangers: readonly Stranger[] = [
  {
    company: 'Ural Field Service',
    name: 'Игорь Сафонов',
    email: 'i.safonov@uralfield.example',
    phone: '+7 343 555 01 47',
    note: 'Ремонтируем комбайны в Свердловской области, хотим стать сервисным партнёром.',
    language: 'ru',
    daysAgo: 5,
  },
  {
    company: 'D001',
    name: 'Marcela Fuentes',
    email: 'm.fuentes@agroandes.example',
    phone: '+56 9 5550 1733',
    note: 'Nueva encargada de repuestos en Temuco.',
    language: 'es',
    daysAgo: 1,
  },
];

/** Requests for an account that wait for an administrator. */
export async function replayAccessRequests({ services, setClock }: Stage, trx: Trx, today: string): Promise<void> {
  for (const { daysAgo, ...stranger } of strangers) {
    const asked = new Date(`${addDays(today, -daysAgo)}T14:10:00Z`);
    setClock(asked);
    await requestAccess({ db: trx, services }, stranger);
    // A new row is as old as the transaction.
    await trx.updateTable('sysUser').set({ createTime: asked.toISOString() }).where('email', '=', stranger.email).execute();
  }
}
