/** The signs that people can show each other, as the server knows them. */
export const SIGNS = ["bravo", "laugh", "wow", "oops", "heart"] as const;
