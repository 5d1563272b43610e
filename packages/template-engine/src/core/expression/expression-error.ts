/** An expression that cannot be read or computed; the message says why. */
export class ExpressionError extends Error {}
