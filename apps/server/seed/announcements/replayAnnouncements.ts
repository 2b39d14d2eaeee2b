import type { AnnouncementInput } from '../../src/generated/types.gen.ts';
import { addAnnouncement, releaseAnnouncement, revokeAnnouncement } from '../../src/modules/announcement/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { toTextByLanguage, type SixTexts } from '../../src/shared/messages/sixTexts.ts';
import type { Stage } from '../stage.ts';

interface Told {
  /** Days ago. */
  written: number;
  /** Days ago on which it was taken back. */
  revoked?: number;
  /** Days from today, where it is planned. */
  planned?: number;
  priority: AnnouncementInput['priority'];
  title: SixTexts;
  text: SixTexts;
}

const told: readonly Told[] = [
  {
    written: 1,
    priority: 'M',
    title: [
      '月末结账：请在25日前提交索赔',
      'Month end: submit claims by the 25th',
      'Cierre de mes: envíe las reclamaciones antes del 25',
      'Конец месяца: отправьте рекламации до 25-го',
      'Fin de mois : soumettez les demandes avant le 25',
      'Fim do mês: envie as reclamações até o dia 25',
    ],
    text: [
      '25日后提交的索赔计入下月对账单。',
      'Claims submitted after the 25th stand on the next statement.',
      'Las reclamaciones enviadas después del 25 figuran en el estado siguiente.',
      'Рекламации, отправленные после 25-го, войдут в следующую сверку.',
      'Les demandes soumises après le 25 figurent sur le relevé suivant.',
      'As reclamações enviadas depois do dia 25 entram no extrato seguinte.',
    ],
  },
  {
    written: 1,
    planned: 3,
    priority: 'H',
    title: [
      '系统维护：22:00至23:00',
      'Maintenance from 22:00 to 23:00',
      'Mantenimiento de 22:00 a 23:00',
      'Обслуживание с 22:00 до 23:00',
      'Maintenance de 22 h à 23 h',
      'Manutenção das 22:00 às 23:00',
    ],
    text: [
      '维护期间无法登录，请提前保存。',
      'Nobody can sign in meanwhile; please save before.',
      'Entretanto nadie puede iniciar sesión; guarde antes.',
      'В это время войти нельзя; сохраните работу заранее.',
      'Personne ne pourra se connecter ; enregistrez avant.',
      'Ninguém poderá entrar nesse período; salve antes.',
    ],
  },
  {
    written: 12,
    revoked: 11,
    priority: 'H',
    title: [
      '附件上传暂不可用',
      'Uploads are not possible for the moment',
      'De momento no se pueden subir archivos',
      'Загрузка файлов временно недоступна',
      'L’envoi de fichiers est momentanément impossible',
      'No momento não é possível enviar arquivos',
    ],
    text: [
      '正在处理，恢复后撤回本公告。',
      'We are working on it and take this back once it is solved.',
      'Estamos trabajando en ello y retiraremos este aviso.',
      'Мы занимаемся этим и снимем объявление.',
      'Nous y travaillons et retirerons cette annonce.',
      'Estamos trabalhando nisso e retiraremos este aviso.',
    ],
  },
];

/** One that is on, one that is planned and one that was taken back, each step on its day. */
export async function replayAnnouncements({ services, setClock, actAs }: Stage, today: string): Promise<void> {
  const author = contextOf(services, await actAs('admin'));
  const at = (daysAgo: number): void => setClock(new Date(`${addDays(today, -daysAgo)}T02:00:00Z`));
  for (const { written, revoked, planned, priority, title, text } of told) {
    at(written);
    const paragraphs = text.map((one) => `<p>${one}</p>`) as unknown as SixTexts;
    const { id } = await transact(author, (within) =>
      addAnnouncement(within, {
        titile: toTextByLanguage(title),
        msgContent: toTextByLanguage(paragraphs),
        msgAbstract: toTextByLanguage(text),
        priority,
        msgType: 'ALL',
        sendTime: planned === undefined ? null : `${addDays(today, planned)} 08:00:00`,
        revokeTime: planned === undefined ? null : `${addDays(today, planned)} 23:00:00`,
      }),
    );
    await transact(author, (within) => releaseAnnouncement(within, id));
    if (revoked === undefined) continue;
    at(revoked);
    await transact(author, (within) => revokeAnnouncement(within, id));
  }
}
