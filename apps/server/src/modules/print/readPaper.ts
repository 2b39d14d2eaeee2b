import type { PaperData } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { Paper } from '../../shared/module.ts';
import { companyOf } from '../setup/service.ts';
import '../department/tables.ts';
import '../dealer/tables.ts';

/** A document of a kind that is printed. */
export interface Asked {
  docType: string;
  id: string;
}

/** Columns that decide the frame of a paper; each is left out where a kind has none. */
interface Addressed {
  dealerCode?: string | null;
  printLanguage?: Language;
}

/** The paper of a document, for users who may print its kind and see the document. */
export async function paperOf(context: Context, { docType, id }: Asked): Promise<Paper> {
  const { services, user } = context;
  const paper = services.modules.map(({ papers }) => papers?.[docType]).find((one) => one !== undefined);
  const kind = services.documents.get(docType);
  if (!paper || !kind) throw refuse('E-012');
  if (!user.permissions.has(paper.permission) || !user.permissions.has(kind.permission)) throw forbidden('forbidden');
  if (!(await kind.visible(context, id))) throw refuse('E-012');
  return paper;
}

/** Contents of a paper: the document in the paper's language, whatever the user's, with the addresses of maker and dealer. */
export async function readPaper(context: Context, asked: Asked): Promise<PaperData> {
  const { services, user } = context;
  const { read } = await paperOf(context, asked);
  const document: object & Addressed = await read(context, asked.id);
  const dealer = document.dealerCode ? await dealerOf(context, document.dealerCode) : undefined;
  const language = document.printLanguage ?? dealer?.language ?? user.language;
  const inItsLanguage = language === user.language ? document : await read({ ...context, user: { ...user, language } }, asked.id);
  const { name, address, phone } = companyOf(services, language);
  const country = dealer && services.dictionaries.text('country', dealer.country, language);
  return {
    ...inItsLanguage,
    paper: {
      language,
      maker: { name, address, phone },
      dealer: dealer ? { name: dealer.dealerName, address: [dealer.address, dealer.province, country].filter(Boolean).join(', '), phone: dealer.phone } : null,
    },
  };
}

const dealerOf = ({ db }: Context, dealerCode: string) =>
  db
    .selectFrom('dealer')
    .select(['dealerName', 'address', 'province', 'country', 'phone', 'language'])
    .where('dealerCode', '=', dealerCode)
    .where('delFlag', '=', 0)
    .executeTakeFirst();
