/** State machine of a kind of document: actions, the statuses they start from and lead to, and the users who may take them. Pure. */
import { gateRefusal, type WhenSuspended } from '../shared/workflow/dealerGate.ts';
import { type Coded, forbidden, type Refusal, refuse } from '../shared/refusal/refusal.ts';
import { type CurrentUser, isMaker } from '../shared/session/currentUser.ts';

/** Who may do it, besides holding the permission. */
export type Actor =
  /** people of the dealer whose document it is */
  | 'owner'
  /** the user who submitted it, or an administrator of the dealer */
  | 'submitter'
  /** the maker's staff, but never the submitter */
  | 'reviewer'
  /** the maker's staff who keep a document of the maker's own */
  | 'keeper'
  /** users of a dealer to which a document of the maker is addressed */
  | 'confirmer'
  /** a job, or the effect of another document; never a user */
  | 'system';

/** Login name under which the system acts. */
export const systemName = 'system';

/** The user, cut down to what workflows ask about. */
export type ActingUser = Pick<CurrentUser, 'username' | 'userType' | 'roles' | 'permissions'> & Partial<Pick<CurrentUser, 'standstill'>>;

/** A condition that the table cannot express; `forbidden` is HTTP 403, other codes are those of the error catalogue. */
export type Guard<State> = (document: State, user: ActingUser) => Coded | null;

/** State that every workflow reads of a document. */
export interface WorkflowState<Status extends string = string> {
  readonly status: Status;
  readonly submitBy: string | null;
}

export interface Transition<Status extends string = string, State = WorkflowState<Status>> {
  readonly from: readonly Status[];
  /** Status afterwards; `same` for actions that change something else, `deleted` takes the document away. */
  readonly to: Status | 'same' | 'deleted';
  readonly by: Actor;
  /** `{module}:{action}`; null for what only the system does. */
  readonly permission: string | null;
  /** An opinion of at least 5 characters is required (E-006). */
  readonly needs?: 'reason';
  /** Checked in order; the first refusal counts. */
  readonly guards?: readonly Guard<State>[];
  /** Effect of a suspension of the dealer on this action (`dealerGate`). */
  readonly whenSuspended?: WhenSuspended<State>;
  /** The refusal in any other status; default E-007. */
  readonly otherwise?: (document: State) => Coded;
  /** Name of the step in the approval log where it is not the action's own; null writes no step. */
  readonly logAs?: string | null;
}

/** The life of a document as a table: an action without its row does not compile. */
export type Workflow<Status extends string, Action extends string, State = WorkflowState<Status>> = Readonly<Record<Action, Transition<Status, State>>>;

/** The shortest opinion that counts as a reason, in characters. */
const leastReason = 5;

const isActor: Readonly<Record<Actor, (user: ActingUser, document: Pick<WorkflowState, 'submitBy'>) => boolean>> = {
  owner: (user) => user.userType === 'dealer',
  submitter: (user, { submitBy }) => user.userType === 'dealer' && (submitBy === user.username || user.roles.includes('DLR_ADMIN')),
  reviewer: (user, { submitBy }) => user.userType === 'maker' && submitBy !== user.username,
  keeper: (user) => user.userType === 'maker',
  confirmer: (user) => user.userType === 'dealer',
  system: (user) => user.username === systemName,
};

const holds = (user: ActingUser, permission: string | null): boolean => permission === null || user.permissions.has(permission);

const toRefusal = ({ code, params }: Coded): Refusal => (code === 'forbidden' ? forbidden(code) : refuse(code, params));

/** Why an action that the table allows is not possible after all; null when it is. */
export function guardRefusal<State>({ guards = [], whenSuspended }: Transition<string, State>, document: State, user: ActingUser): Coded | null {
  const closed = gateRefusal(whenSuspended, user.standstill ?? null, document);
  if (closed) return closed;
  for (const guard of guards) {
    const refusal = guard(document, user);
    if (refusal) return refusal;
  }
  return null;
}

/** The actions that a user may do with a document now: status, permission, actor, guards. */
export function allowedActions<Status extends string, Action extends string, State extends WorkflowState<Status>>(
  workflow: Workflow<Status, Action, State>,
  user: ActingUser,
  document: State,
): Action[] {
  return (Object.keys(workflow) as Action[]).filter((action) => {
    const transition = workflow[action];
    return (
      transition.by !== 'system' &&
      transition.from.includes(document.status) &&
      holds(user, transition.permission) &&
      isActor[transition.by](user, document) &&
      guardRefusal(transition, document, user) === null
    );
  });
}

/** HTTP 403 for a user who may never do this, whatever the document: decided before any document is read. */
export function mustHold(transition: Pick<Transition, 'by' | 'permission'>, user: CurrentUser): void {
  const isSide = transition.by === 'system' || isMaker(user) === (transition.by === 'reviewer' || transition.by === 'keeper');
  if (!isSide || !holds(user, transition.permission)) throw forbidden('forbidden');
}

/** Throws the row's `otherwise` (E-007) unless the document is in a status that the action starts from. */
export function mustBeIn<State extends { status: string }>(
  transition: Pick<Transition<string, State>, 'from' | 'otherwise'>,
  document: State,
  statusText: () => string,
): void {
  if (transition.from.includes(document.status)) return;
  throw toRefusal(transition.otherwise?.(document) ?? { code: 'E-007', params: { status: statusText() } });
}

/**
 * Throws unless the user may do this with the document now: 403 without the permission or as the wrong actor, the row's
 * `otherwise` (E-007) in another status, E-005 for reviewing one's own document, then the guards.
 * @param statusText the document's status in the user's language, for E-007
 */
export function mustAllow<State extends WorkflowState>(
  transition: Transition<string, State>,
  user: CurrentUser,
  document: State,
  statusText: () => string,
): void {
  if (!holds(user, transition.permission)) throw forbidden('forbidden');
  mustBeIn(transition, document, statusText);
  if (transition.by === 'reviewer' && document.submitBy === user.username) throw refuse('E-005');
  if (!isActor[transition.by](user, document)) throw forbidden('forbidden');
  const refusal = guardRefusal(transition, document, user);
  if (refusal) throw toRefusal(refusal);
}

/** E-006 unless an action that needs a reason has one. */
export function mustGiveReason({ needs }: Pick<Transition, 'needs'>, opinion: string | null | undefined): void {
  if (needs === 'reason' && [...(opinion ?? '').trim()].length < leastReason) throw refuse('E-006');
}
