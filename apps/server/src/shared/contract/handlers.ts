import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../../generated/operations.gen.ts';
import type { CommitAnswer } from '../idempotency/idempotency.ts';
import type { Language } from '../messages/messages.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { EnvelopeParts } from './envelope.ts';

type OperationId = keyof Operations;
type Data<Id extends OperationId> = Operations[Id]['data'];
type Part<D, Name extends string> = D extends { [K in Name]: infer T } ? T : D extends { [K in Name]?: infer T } ? NonNullable<T> : undefined;

/** What a handler is given; `query`, `body` and `params` are already checked against the contract. */
export interface Call<Id extends OperationId = OperationId> {
  query: Part<Data<Id>, 'query'>;
  body: Part<Data<Id>, 'body'>;
  params: Part<Data<Id>, 'path'>;
  /** The signed-in user; undefined in public operations. */
  user: Operations[Id]['permission'] extends 'public' ? CurrentUser | undefined : CurrentUser;
  language: Language;
  /** The user has seen the warnings of code 202 (`confirm=1`). */
  confirm: boolean;
  /** For a write that must not happen twice: commits it together with its answer. */
  commitAnswer: CommitAnswer;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Reply<Id extends OperationId> = Operations[Id]['reply'];
/** A handler answers the `result`; the few replies with members beside it (`data`, `msg`), or another code, use `envelope({...})`. */
type Result<R> = R extends { data: unknown } | { msg: unknown } ? EnvelopeParts<R> : R extends { result: infer T } ? T | EnvelopeParts<R> : FastifyReply;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Reply<Id>>> | Result<Reply<Id>>;

/** All handlers of an interface of the contract: `Handlers<'warrantyClaims'>` has `warrantyClaimsList`, `warrantyClaimsSave` … */
export type Handlers<Interface extends string> = { [Id in Extract<OperationId, `${Interface}${Capitalize<string>}`>]: Handler<Id> };

/** Every handler of the contract: leaving one out does not compile. */
export type AllHandlers = { [Id in OperationId]: Handler<Id> };
