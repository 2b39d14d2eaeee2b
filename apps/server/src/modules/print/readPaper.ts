import type { Addressee, PaperData } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { forbidden, refuse } from '../../shared/refusal/refusal.ts';
import type { Paper } from '../../shared/module.ts';
import { makerOn } from '../setup/service.ts';
import '../department/tables.ts';
import '../dealer/tables.ts';
import '../sub-dealer/tables.ts';

/** A document of a kind that is printed. */
export interface Asked {
  docType: string;
  id: string;
}

/** Columns that decide the frame of a paper; each is left out where a kind has none. */
interface Addressed {
  dealerCode?: string | null;
  subDealerCode?: string | null;
  subDealerName?: string | null;
  printLanguage?: Language;
  /** Recipient of its goods, named by the document itself; null when nothing is sent. */
  shipTo?: Addressee | null;
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

/** Contents of a paper: the document in the paper's language, whatever the user's, with the addresses of maker, dealer and recipient. */
export async function readPaper(context: Context, asked: Asked): Promise<PaperData> {
  const { user } = context;
  const { read } = await paperOf(context, asked);
  const document: object & Addressed = await read(context, asked.id);
  const dealer = document.dealerCode ? await dealerOf(context, document.dealerCode) : undefined;
  const language = document.printLanguage ?? dealer?.language ?? user.language;
  const inItsLanguage: object & Addressed = language === user.language ? document : await read({ ...context, user: { ...user, language } }, asked.id);
  return { ...inItsLanguage, paper: await frameOf(context, { document: inItsLanguage, dealer, language }) };
}

type Framed = { document: Addressed; dealer: Site | undefined; language: Language };

async function frameOf(context: Context, { document, dealer, language }: Framed): Promise<PaperData['paper']> {
  const { services } = context;
  const addressee = (site: Site): Addressee => ({
    name: site.name,
    address: [site.address, site.region, services.dictionaries.text('country', site.country, language)].filter(Boolean).join(', '),
    phone: site.phone,
  });
  const recipient = document.shipTo === undefined ? ((await subDealerOf(context, document)) ?? dealer) : undefined;
  return {
    language,
    maker: makerOn(services, language),
    dealer: dealer ? { ...addressee(dealer), subDealerName: document.subDealerName ?? null } : null,
    shipTo: recipient ? addressee(recipient) : (document.shipTo ?? null),
  };
}

/** Where a dealer or sub-dealer is. */
interface Site {
  name: string;
  address: string;
  region: string | null;
  country: string;
  phone: string;
}

const dealerOf = ({ db }: Context, dealerCode: string) =>
  db
    .selectFrom('dealer')
    .select(['dealerName as name', 'address', 'province as region', 'country', 'phone', 'language'])
    .where('dealerCode', '=', dealerCode)
    .where('delFlag', '=', 0)
    .executeTakeFirst();

const subDealerOf = async ({ db }: Context, { subDealerCode }: Addressed): Promise<Site | undefined> =>
  subDealerCode
    ? db
        .selectFrom('subDealer')
        .select(['name', 'address', 'region', 'country', 'phone'])
        .where('subDealerCode', '=', subDealerCode)
        .where('delFlag', '=', 0)
        .executeTakeFirst()
    : undefined;
