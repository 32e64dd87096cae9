/** The person an access token was issued to. */
export interface Person {
  userName: string;
  fullName: string;
  userId: number | string | null;
  authorities: string[];
  territories: { territoryId: number | string; territoryName: string }[];
}

/**
 * Reads the person from a JWT's claims without verifying it (the server does that); null if it is no JWT with
 * these claims.
 */
export function readPerson(accessToken: string): Person | null {
  try {
    const claims = JSON.parse(decodeBase64Url(accessToken.split('.')[1] ?? ''));
    if (typeof claims.user_name !== 'string') return null;
    return {
      userName: claims.user_name,
      fullName: claims.fullName ?? claims.user_name,
      userId: claims.userId ?? null,
      authorities: Array.isArray(claims.authorities) ? claims.authorities.map(String) : [],
      territories: Array.isArray(claims.territoryList) ? claims.territoryList : [],
    };
  } catch {
    return null;
  }
}

const decodeBase64Url = (encoded: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0)),
  );
