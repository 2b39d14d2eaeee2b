/** Which cores of the demo lie in which document. Pure. */
import { addDays } from '../../src/shared/calendarDate.ts';

export interface DemoCore {
  id: string;
  tagNo: string;
  dealerCode: string;
  coreDisposition: string;
  /** Of the audit of its claim, `YYYY-MM-DD`. */
  auditDay: string;
  claimStatus: string;
  returnDue: string | null;
}

/** What has become of a document in the end. */
export type HandleEnd = 'draft' | 'submitted' | 'returned' | 'shipped' | 'missing' | 'closed';

export interface HandlePlan {
  end: HandleEnd;
  method: 'return_maker' | 'scrap_local' | 'keep_inspect';
  dealerCode: string;
  cores: readonly DemoCore[];
  /** When it was handed in, or begun. */
  day: string;
}

export interface CorePlans {
  handles: HandlePlan[];
  /** Kept cores that the maker has asked for lately. */
  requested: DemoCore[];
}

const dealers = ['D001', 'D002', 'D003', 'D004'] as const;
/** Days from the audit to the parcel. */
const untilParcel = 12;

/** Splits cores into documents of one dealer each. */
function split(cores: readonly DemoCore[], documents: number): DemoCore[][] {
  const byDealer = dealers.map((dealer) => cores.filter(({ dealerCode }) => dealerCode === dealer));
  const counts = byDealer.map((own) => (own.length === 0 ? 0 : Math.max(1, Math.round((documents * own.length) / cores.length))));
  const most = (): number => byDealer.reduce((best, own, index) => (own.length / counts[index]! > byDealer[best]!.length / counts[best]! ? index : best), 0);
  const least = (): number => counts.reduce((best, count, index) => (count > counts[best]! ? index : best), 0);
  const total = (): number => counts.reduce((all, one) => all + one, 0);
  while (total() < documents) counts[most()]! += 1;
  while (total() > documents) counts[least()]! -= 1;
  return byDealer.flatMap((own, index) =>
    Array.from({ length: counts[index]! }, (_one, part) =>
      own.slice(Math.round((part * own.length) / counts[index]!), Math.round(((part + 1) * own.length) / counts[index]!)),
    ).filter((part) => part.length > 0),
  );
}

const lastDay = (cores: readonly DemoCore[]): string =>
  cores
    .map(({ auditDay }) => auditDay)
    .toSorted()
    .at(-1)!;

/** Forty documents: what is settled came back, what is recent is under way, missing, or waits. */
export function planHandles(cores: readonly DemoCore[], today: string): CorePlans {
  const inOrder = cores.toSorted((a, b) => (a.auditDay + a.tagNo < b.auditDay + b.tagNo ? -1 : 1));
  const returns = inOrder.filter(({ coreDisposition }) => coreDisposition === 'return');
  const held = inOrder.filter(({ coreDisposition }) => coreDisposition === 'hold');
  const settled = returns.filter(({ claimStatus }) => claimStatus === 'closed');
  const open = returns.filter(({ claimStatus }) => claimStatus !== 'closed');
  const within = open.filter(({ returnDue }) => returnDue! >= today && returnDue! <= addDays(today, 7)).slice(0, 3);
  const later = open.filter(({ returnDue }) => returnDue! > addDays(today, 7)).slice(0, 6);
  const sent = open.filter((core) => !within.includes(core) && !later.includes(core));
  const missing = dealers.flatMap((dealer) => {
    const own = sent.filter(({ dealerCode }) => dealerCode === dealer);
    return own.length >= 4 ? [own.slice(0, 2)] : [];
  });
  const lacking = missing.slice(0, 2);
  const shipped = sent.filter((core) => !lacking.flat().includes(core));
  // What is kept is the latest; the rest of what was held went back with other parcels, or was scrapped after its time.
  const old = held.slice(0, Math.max(0, held.length - 33));
  const kept = held.slice(old.length);
  const scrapped = dealers
    .flatMap((dealer) => {
      const own = old.filter(({ dealerCode, auditDay }) => dealerCode === dealer && auditDay < addDays(today, -100));
      return own.length >= 6 ? [own.slice(0, 4)] : [];
    })
    .slice(0, 2);
  const back = [...settled, ...old.filter((core) => !scrapped.flat().includes(core))];
  const requested = kept.slice(-(12 - within.length - later.length));
  const waiting = kept.filter((core) => !requested.includes(core));
  const perDealer = dealers.map((dealer) => waiting.filter(({ dealerCode }) => dealerCode === dealer)).filter((own) => own.length >= 3);
  const toSend = [...within, ...later];
  const drafts = dealers.map((dealer) => toSend.filter(({ dealerCode }) => dealerCode === dealer).slice(0, 2)).filter((own) => own.length > 0);
  const plan = (end: HandleEnd, method: HandlePlan['method'], own: readonly DemoCore[], day: string): HandlePlan => ({
    end,
    method,
    dealerCode: own[0]!.dealerCode,
    cores: own,
    day: day < today ? day : today,
  });
  const parcel = (own: readonly DemoCore[]): string => addDays(lastDay(own), untilParcel);
  return {
    requested,
    handles: [
      ...split(back, 23).map((own) => plan('closed', 'return_maker', own, parcel(own))),
      ...scrapped.map((own) => plan('closed', 'scrap_local', own, addDays(lastDay(own), 75))),
      ...split(shipped, 6).map((own) => plan('shipped', 'return_maker', own, addDays(parcel(own), 4))),
      ...lacking.map((own) => plan('missing', 'return_maker', own, parcel(own))),
      ...perDealer.slice(0, 1).map((own) => plan('returned', 'keep_inspect', own.slice(0, 2), addDays(today, -9))),
      ...perDealer.slice(0, 3).map((own) => plan('submitted', 'keep_inspect', own.slice(-2), addDays(today, -3))),
      ...drafts.slice(0, 3).map((own) => plan('draft', 'return_maker', own, addDays(today, -2))),
    ],
  };
}
