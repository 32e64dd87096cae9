/** An unsigned access token for a person; no UI test checks the signature. */
export function accessToken(claims: Partial<Claims> = {}): string {
  const payload: Claims = {
    user_name: 'admin',
    userId: 1,
    fullName: 'নাসরিন চৌধুরী',
    authorities: ['ROLE_ADMIN'],
    territoryList: [],
    ...claims,
  };
  return `${encode({ alg: 'none' })}.${encode(payload)}.signature-${(made += 1)}`;
}

interface Claims {
  user_name: string;
  userId: number;
  fullName: string;
  authorities: string[];
  territoryList: { territoryId: number; territoryName: string }[];
}

let made = 0;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
