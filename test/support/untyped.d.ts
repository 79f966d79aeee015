// The little that the tests use of packages without types of their own.
declare module 's3rver' {
  export default class S3rver {
    constructor(options: Readonly<Record<string, unknown>>);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

declare module 'aws4' {
  interface Signed {
    readonly headers: Readonly<Record<string, string>>;
  }
  const aws4: {
    sign(request: object, credentials: { accessKeyId: string; secretAccessKey: string }): Signed;
  };
  export default aws4;
}

declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client/core';

  const UploadHttpLink: new (options: { uri: string; headers: Record<string, string> }) => ApolloLink;
  export default UploadHttpLink;
}
