// Headers and preferences that REST v2 answers share.
import type { FastifyRequest } from 'fastify';

/** REST v2 is deprecated since the last edition of its description (RFC 9745). */
export const deprecation = `@${Date.UTC(2021, 11, 2, 20, 7) / 1000}`;
export const successor = '</graphql>; rel="successor-version"';

export function queryStringOf(request: FastifyRequest): string {
  const { url } = request.raw;
  const at = url!.indexOf('?');
  return at < 0 ? '' : url!.slice(at + 1);
}

/** The members of the Prefer header (RFC 7240), lower case and without spaces. */
export function preferences(request: FastifyRequest): ReadonlySet<string> {
  const { prefer } = request.headers;
  if (!prefer) return none;
  return new Set(
    [prefer]
      .flat()
      .join(',')
      .split(/[,;]/)
      .map(part => part.replaceAll(/[\s"]/g, '').toLowerCase()),
  );
}

const none: ReadonlySet<string> = new Set();

export function pageLinks(
  request: FastifyRequest,
  page: { number: number; size: number } | null,
  more: boolean,
): string[] {
  if (!page) return [];
  const link = (number: number, rel: string): string => {
    const query = queryStringOf(request)
      .split('&')
      .filter(part => part !== '' && !/^page(size)?(=|$)/.test(part));
    const [path] = request.raw.url!.split('?');
    return `<${path}?${[...query, `page=${number}`, `pagesize=${page.size}`].join('&')}>; rel="${rel}"`;
  };
  return [
    ...(more ? [link(page.number + 1, 'next')] : []),
    ...(page.number > 1 ? [link(page.number - 1, 'prev')] : []),
  ];
}
