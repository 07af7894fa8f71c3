"""Meeting Stone: three board games set in Azeroth, with every rule enforced and explained."""

__version__ = "0.1.0"
