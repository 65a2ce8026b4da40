package org.pubgames.schocken;

import java.math.BigInteger;

/** An exact fraction in lowest terms. */
record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {

    static final Fraction ZERO = of(0, 1);
    static final Fraction ONE = of(1, 1);

    Fraction {
        BigInteger common = numerator.gcd(denominator);
        numerator = numerator.divide(common);
        denominator = denominator.divide(common);
    }

    static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    Fraction plus(Fraction other) {
        return new Fraction(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    Fraction times(long factor) {
        return new Fraction(numerator.multiply(BigInteger.valueOf(factor)), denominator);
    }

    Fraction over(long divisor) {
        return new Fraction(numerator, denominator.multiply(BigInteger.valueOf(divisor)));
    }

    Fraction max(Fraction other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator
                .multiply(other.denominator)
                .compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }
}
