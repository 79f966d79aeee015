// The feed of changes on REST: as pages, as a long poll, as a stream (Server-Sent Events); and as the audit of what was changed.
import { Readable } from 'node:stream';
import { ApiError, invalid, type Problems } from '../errors.ts';
import type { Event, Events, Wanted } from '../feed/events.ts';
import { type Handler, json, type Request, type Route } from '../http/message.ts';
import { int } from '../model/kind.ts';
import { Refusal } from '../model/raw-value.ts';
import type { Registry } from '../model/registry.ts';
import type { Caller } from '../tenant/caller.ts';
import { successor } from './reply.ts';

export interface EventOptions {
  readonly registry: Registry;
  readonly events: Events;
  /** Whose key a request carries, asked again while a stream lasts: a revoked key hears nothing more. */
  readonly identify: (request: Request) => Promise<Caller | null> | null;
}

const usual = 100;
const mostEvents = 1_000;
const longestWait = 30;
const heartbeat = 15_000;

export function eventRoutes({ registry, events, identify }: EventOptions): Route[] {
  const list: Handler = async request => {
    const { wait = 0, ...wanted } = readQuery(request, registry, ['after', 'limit', 'wait', 'resources']);
    const slice = await events.await(request.caller, 'rest', { limit: usual, ...wanted }, wait * 1_000);
    if (wait > 0 && !(await identify(request))) throw new ApiError('unauthenticated');
    return page(slice.events, slice.newest);
  };

  const audit: Handler = async request => {
    const filters = ['before', 'limit', 'resource', 'id', 'key', 'api_key', 'user', 'from', 'to'];
    const { wait, ...wanted } = readQuery(request, registry, filters);
    const slice = await events.read(request.caller, 'rest', { limit: usual, ...wanted, newestFirst: true });
    return page(slice.events, slice.newest);
  };

  const stream: Handler = async request => {
    const { wait, after, ...wanted } = readQuery(request, registry, ['after', 'resources']);
    const from = lastEventId(request) ?? after;
    // What cannot be served is refused before the stream begins.
    const first = await events.read(request.caller, 'rest', { limit: 1, ...(from !== undefined && { after: from }) });
    const asked = { ...wanted, limit: mostEvents, after: from ?? first.newest };
    return {
      status: 200,
      type: 'text/event-stream; charset=utf-8',
      headers: { 'x-accel-buffering': 'no' },
      body: Readable.from(follow(request, asked), { objectMode: false }),
    };
  };

  async function* follow(request: Request, asked: Wanted & { after: number }): AsyncGenerator<string> {
    yield 'retry: 2000\n\n';
    for (let { after } = asked; ; ) {
      const slice = await events.await(request.caller, 'rest', { ...asked, after }, heartbeat);
      if (slice.ended || !(await identify(request))) return;
      after = slice.events.at(-1)?.sequence ?? after;
      yield slice.events.map(event => `id: ${event.sequence}\nevent: change\ndata: ${eventText(event)}\n\n`).join('') ||
        ': still here\n\n';
    }
  }

  return [
    { method: 'GET', path: '/events', handler: list },
    { method: 'GET', path: '/events/stream', handler: stream },
    { method: 'GET', path: '/audit', handler: audit },
  ];
}

function page(events: readonly Event[], newest: number): ReturnType<Handler> {
  const headers = { link: successor, 'x-feed-sequence': newest };
  return { status: 200, type: json, headers, body: `[${events.map(eventText).join(',')}]` };
}

export function eventText({ apiKeyId, userId, at, ...event }: Event): string {
  return JSON.stringify({ ...event, actor: { api_key: apiKeyId, user: userId }, at });
}

function lastEventId({ headers }: Request): number | undefined {
  const given = headers['last-event-id'];
  if (given === undefined || given === '') return undefined;
  if (!/^\d{1,15}$/.test(String(given))) throw new ApiError('badRequest', 'Last-Event-ID must be the id of an event.');
  return Number(given);
}

/** Parameter → the member of what is wanted, and the highest number that it takes; texts have none. */
const parameters: Readonly<Record<string, { as: keyof Wanted | 'wait'; lowest?: number; highest?: number }>> = {
  after: { as: 'after' },
  before: { as: 'before' },
  limit: { as: 'limit', lowest: 1, highest: mostEvents },
  wait: { as: 'wait', highest: longestWait },
  id: { as: 'id' },
  api_key: { as: 'apiKeyId' },
  user: { as: 'userId' },
  from: { as: 'from' },
  to: { as: 'to' },
};

function readQuery(
  { search }: Request,
  registry: Registry,
  allowed: readonly string[],
): Partial<Wanted> & { wait?: number } {
  const wanted: Record<string, unknown> = {};
  const problems: Problems = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (!allowed.includes(name)) problems[name] = [`There is no parameter ${name}; there are ${allowed.join(', ')}.`];
    else if (name === 'key') wanted.key = value;
    else if (name === 'resource' || name === 'resources') {
      const unknown = value.split(',').find(resource => !registry.has(resource));
      if (unknown !== undefined) problems[name] = [`There is no resource ${unknown}.`];
      wanted.resources = value.split(',');
    } else {
      const { as, lowest = 0, highest = Number.MAX_SAFE_INTEGER } = parameters[name]!;
      const number = wholeNumber(value);
      if (number === null || number < lowest || number > highest)
        problems[name] = [`The ${name} must be a whole number from ${lowest} to ${highest}.`];
      wanted[as] = number;
    }
  }
  if (wanted.key?.toString().includes('\0')) problems.key = ['The key may not contain a NUL character.'];
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return wanted;
}

function wholeNumber(value: string): number | null {
  try {
    return Number(int(15).parse(value, 'rest'));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
