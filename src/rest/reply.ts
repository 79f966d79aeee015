// Headers and preferences that REST v2 answers share.
import type { Request } from '../http/message.ts';

/** REST v2 is deprecated since the last edition of its description (RFC 9745). */
export const deprecation = `@${Date.UTC(2021, 11, 2, 20, 7) / 1000}`;
export const successor = '</graphql>; rel="successor-version"';

export function pageLinks(request: Request, page: { number: number; size: number } | null, more: boolean): string[] {
  if (!page) return [];
  const link = (number: number, rel: string): string => {
    const query = request.search.split('&').filter(part => part !== '' && !/^page(size)?(=|$)/.test(part));
    return `<${request.path}?${[...query, `page=${number}`, `pagesize=${page.size}`].join('&')}>; rel="${rel}"`;
  };
  return [
    ...(more ? [link(page.number + 1, 'next')] : []),
    ...(page.number > 1 ? [link(page.number - 1, 'prev')] : []),
  ];
}
