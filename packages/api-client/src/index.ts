export { ApiError, isFailure, type Failure, type FailureKind, type FieldProblem, type Warning } from './answers/ApiError.ts';
export { type Api, createApi } from './createApi.ts';
export { type ApiConfig, defaultHeaderNames, type HeaderNames, requestTimeoutMs, retryPauseMs, safeRetries, signedGetTimeoutMs } from './config.ts';
export type { CallOptions, Calls, Query } from './calls.ts';
export { type DownloadedFile, fileNameOf } from './files/download.ts';
export { type Envelope, readFailure } from './answers/envelope.ts';
export { fileUrl } from './files/fileUrl.ts';
export { newIdempotencyKey } from './request/headers.ts';
export { createLatest, isAbort } from './latest.ts';
export { sign, type Signable, signedText } from './signing/signing.ts';
export { createSocket, type Socket, type SocketMember, type SocketOptions, type SocketSeat } from './socket/createSocket.ts';
export type { RawSocket } from './socket/socketConnection.ts';
export type { CommandMessage, RowMessage, SocketMessage } from './socket/socketMessage.ts';
export { socketUrl } from './socket/socketUrl.ts';
export { createMemoryTokenStore, createTokenStore, tokenLifeMs, type TokenStore } from './tokenStore.ts';
export type { UploadOptions } from './files/upload.ts';
export { connectClient, replyOf, resultOf } from './connectClient.ts';
// The calls and types of the contract, by its own names.
export * from './generated/index.ts';
