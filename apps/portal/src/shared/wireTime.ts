/** A moment as the wire writes it: in Asia/Shanghai, 8 hours ahead of UTC. @param epochMs milliseconds */
export const wireTime = (epochMs: number): string => new Date(epochMs + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
